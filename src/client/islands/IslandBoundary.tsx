import { Component, type ReactNode } from 'react';
import { type Crash, crashEvent } from '../../shared/crash-report.ts';
import { islandTag } from '../../shared/dom.ts';
import { showCrash } from '../page/crash.ts';

/** What may have the focus in an island. */
const focusable = 'a[href], button, input, select, textarea, summary, [tabindex]';

interface BoundaryProps {
  readonly name: string;
  /** The server's HTML of the island. */
  readonly html: string;
  /** The island belongs to the frame of the page, not to what is read. */
  readonly isFrame: boolean;
  readonly children: ReactNode;
}

interface BoundaryState {
  readonly error: unknown;
}

/** Keeps a crash inside its island: in the text it shows the crash screen, in the frame what the server had sent. */
export class IslandBoundary extends Component<BoundaryProps, BoundaryState> {
  override state: BoundaryState = { error: null };

  static getDerivedStateFromError(error: unknown): BoundaryState {
    return { error: error ?? new Error('Unknown error') };
  }

  override componentDidCatch(error: unknown): void {
    const detail: Crash = { island: this.props.name, error };
    document.dispatchEvent(new CustomEvent(crashEvent, { detail }));
  }

  override render(): ReactNode {
    const { error } = this.state;
    if (error === null) return this.props.children;
    if (this.props.isFrame) return <span dangerouslySetInnerHTML={{ __html: this.props.html }} />;
    return <div ref={(box) => void (box && showCrash(box, error, () => this.retry(box)))} />;
  }

  /** The button goes with its screen, so the focus goes to what comes in its place, be it the screen again. */
  private retry(box: Element): void {
    const island = box.closest(islandTag);
    this.setState({ error: null }, () => {
      const next = island?.querySelector<HTMLElement>(focusable) ?? island?.closest('main');
      next?.focus({ preventScroll: true });
    });
  }
}
