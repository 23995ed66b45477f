import 'react';

// What React's types leave out.

declare module 'react' {
  interface CSSProperties {
    [variable: `--${string}`]: string | number;
  }

  interface InputHTMLAttributes<T> {
    webkitdirectory?: string | undefined;
  }
}
