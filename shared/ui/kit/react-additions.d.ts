import 'react';

// Additions to React's types.

declare module 'react' {
  interface CSSProperties {
    [variable: `--${string}`]: string | number;
  }

  interface InputHTMLAttributes<T> {
    webkitdirectory?: string | undefined;
  }
}
