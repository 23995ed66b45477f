export const USAGE_PAGE = {
  title: 'Usage Statistics',
  loading: 'Loading your usage',
  remembered: 'The server cannot be reached. This is what this browser last heard from it.',
  unreachable: 'The server cannot be reached, and this browser has not heard of your usage yet.',
  retry: 'Try again',
} as const;
