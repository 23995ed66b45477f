import { expect, it } from 'vitest';
import { matchPattern } from '../../../extension/match-pattern.ts';

it.each([
  ['https://photos.example.com/trip/7.jpg?size=large#top', 'https://photos.example.com/*'],
  ['http://photos.example.com/7.jpg', 'http://photos.example.com/*'],
  // A pattern with a port matches nothing in Firefox.
  ['http://localhost:8080/7.jpg', 'http://localhost/*'],
  ['http://[::1]:8080/7.jpg', 'http://[::1]/*'],
  ['https://ann:secret@album.example/', 'https://album.example/*'],
])('the permission asked for %s is for its host alone: %s', (url, pattern) => {
  expect(matchPattern(url)).toBe(pattern);
});
