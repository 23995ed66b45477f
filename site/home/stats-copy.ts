export const STATS = {
  title: 'Where My Pix in numbers',
  users: 'active users',
  photos: 'images processed',
  rating: 'average rating',
  ratingValue: '4.9/5',
} as const;
