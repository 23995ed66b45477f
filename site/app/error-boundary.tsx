import { Component, type ReactNode } from 'react';
import { buttonClass } from '#ui/kit/button-class.ts';
import { FATAL } from '../facts/brand.ts';

interface ErrorBoundaryProps {
  children: ReactNode;
}

interface ErrorBoundaryState {
  readonly error?: unknown;
}

/** Shows a message instead of a blank page after an uncaught rendering error. */
export class ErrorBoundary extends Component<ErrorBoundaryProps, ErrorBoundaryState> {
  override state: ErrorBoundaryState = {};

  static getDerivedStateFromError(error: unknown): ErrorBoundaryState {
    return { error };
  }

  override render() {
    const { error } = this.state;
    if (error === undefined) return this.props.children;
    return (
      <main className="page-width py-24" role="alert">
        <h1 className="text-40">{FATAL.title}</h1>
        <p className="mt-4 font-mono text-15">{error instanceof Error ? error.message : FATAL.unknown}</p>
        <p className="mt-4 max-w-[65ch] text-quiet">{FATAL.hint}</p>
        <button type="button" onClick={() => location.reload()} className={buttonClass('ink', 'mt-8')}>
          {FATAL.reload}
        </button>
      </main>
    );
  }
}
