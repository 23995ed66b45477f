export const NOT_FOUND = {
  code: '404',
  title: 'Oops! Page not found',
  text: 'This frame is empty.',
  home: 'Return to the home page',
} as const;
