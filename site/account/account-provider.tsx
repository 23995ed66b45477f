import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { AppError, mayPass } from '#core/failure.ts';

/** Tries for what is read from the server, after the first; what is written is never sent twice. */
const QUERY_RETRIES = 3;

function shouldRetry(failures: number, error: Error): boolean {
  return failures < QUERY_RETRIES && (!(error instanceof AppError) || mayPass(error.failure));
}

/** One for all pages, so that what one has learnt the next one shows at once. */
const client = new QueryClient({
  defaultOptions: { queries: { retry: shouldRetry }, mutations: { retry: false } },
});

/** Around the pages that show what the server knows. */
export function AccountProvider({ children }: { children: ReactNode }) {
  return <QueryClientProvider client={client}>{children}</QueryClientProvider>;
}
