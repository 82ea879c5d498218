'use client';

import 'clock-element';
import { Fold } from 'hooked-ui';
import { Player } from 'lazy-player';
import { MeasuredBox } from 'measured-box';
import { Dialog } from 'portal-dialog';
import { styled } from 'run-time-styles';

const Strong = styled('strong', 'color: rgb(1, 2, 3)');

export function Folding() {
  return (
    <Fold>
      <Fold.Button>More</Fold.Button>
      <Fold.Panel>Unfolded</Fold.Panel>
    </Fold>
  );
}

export function Portal() {
  return <Dialog>In the body</Dialog>;
}

export function Styled() {
  return <Strong>Styled</Strong>;
}

export function Clock() {
  return <clock-element />;
}

export function Measured() {
  return <MeasuredBox />;
}

export function Film() {
  return <Player />;
}
