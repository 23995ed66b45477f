export const CONCIERGE = {
  title: 'Or hand us the whole box',
  text: 'Our concierge does it for you: our engine sorts, a person looks over every folder.',
  points: [
    'Gathered from every phone, disk and cloud you name',
    'Duplicates and junk taken out',
    'Labelled, and handed back as a ZIP or put into your own storage',
  ],
  book: 'Book Now',
  newTab: '(opens in a new tab)',
} as const;
