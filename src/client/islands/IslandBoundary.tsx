import { Component, type ReactNode } from 'react';
import { showCrash } from '../crash.ts';

interface BoundaryProps {
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

  override render(): ReactNode {
    const { error } = this.state;
    if (error === null) return this.props.children;
    if (this.props.isFrame) return <span dangerouslySetInnerHTML={{ __html: this.props.html }} />;
    return <div ref={(box) => void (box && showCrash(box, error, () => this.setState({ error: null })))} />;
  }
}
