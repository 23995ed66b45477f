import { describe, expect, it } from 'vitest';
import { json, testApp } from '../../fakes/servers/test-app.ts';

describe('GET /api/totals', () => {
  it(
    'returns the number of accounts and of counted photos',
    { tags: ['images-processed-100-1-2'] },
    async () => {
      const { app, as } = await testApp();
      expect(await (await app.request('/api/totals')).json()).toEqual({ accounts: 0, photos: 0 });
      await (
        await as('sam@example.com')
      )('/api/batches', json({ photos: 5 }));
      await (
        await as('kim@example.com')
      )('/api/batches', json({ photos: 3 }));
      expect(await (await app.request('/api/totals')).json()).toEqual({ accounts: 2, photos: 8 });
    },
  );
});
