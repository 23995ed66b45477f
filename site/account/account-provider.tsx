import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { AppError, mayPass } from '#core/failure.ts';

/** Retries of queries after the first attempt; mutations are never retried. */
const QUERY_RETRIES = 3;

function shouldRetry(failures: number, error: Error): boolean {
  return failures < QUERY_RETRIES && (!(error instanceof AppError) || mayPass(error.failure));
}

/** Shared by all pages, so that each immediately shows what an earlier one has loaded. */
const client = new QueryClient({
  defaultOptions: { queries: { retry: shouldRetry }, mutations: { retry: false } },
});

/** Provides the query client to pages that show server data. */
export function AccountProvider({ children }: { children: ReactNode }) {
  return <QueryClientProvider client={client}>{children}</QueryClientProvider>;
}
