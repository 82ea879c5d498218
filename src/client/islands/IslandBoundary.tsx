import { Component, type ReactNode } from 'react';
import { type Crash, crashEvent } from '../../shared/crash-report.ts';
import { islandTag } from '../../shared/dom.ts';
import { showCrash } from '../page/crash.ts';

/** Elements in an island that can have the focus. */
const focusable = 'a[href], button, input, select, textarea, summary, [tabindex]';

interface BoundaryProps {
  readonly name: string;
  /** The server's HTML of the island. */
  readonly html: string;
  /** Whether the island belongs to the page layout, not to the text. */
  readonly isFrame: boolean;
  readonly children: ReactNode;
}

interface BoundaryState {
  readonly error: unknown;
}

/**
 * Limits a crash to its island. In the text it shows the crash screen; in the page layout it shows
 * the server's HTML.
 */
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

  /**
   * The button is removed together with the crash screen, so the focus moves to the new content.
   * That may be the crash screen again.
   */
  private retry(box: Element): void {
    const island = box.closest(islandTag);
    this.setState({ error: null }, () => {
      const next = island?.querySelector<HTMLElement>(focusable) ?? island?.closest('main');
      next?.focus({ preventScroll: true });
    });
  }
}
