import { createHash } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { listPage } from '#core/lists/list-page.ts';
import { conceptId } from '#core/concepts/concept.ts';
import { writeConcepts } from '#core/concepts/concept-record.ts';
import type { ListedPhoto } from '#core/lists/listed-photo.ts';
import { TOP_NAMES } from '#core/lists/top-names.ts';
import { translator } from '#messages/translate.ts';
import { listWords } from '#words/list.ts';
import { quantitiesWords } from '#words/quantities.ts';
import { vocabularyWords } from '#words/vocabulary.ts';

const t = translator([listWords, quantitiesWords, vocabularyWords]);
const sha256Of = async (text: string) => createHash('sha256').update(text).digest('hex');
const pageOf = (photos: readonly ListedPhoto[]) => listPage(photos, TOP_NAMES, sha256Of, t);
const photo: ListedPhoto = { original: 'a.jpg', path: 'Pets/dog.jpg', sizeBytes: 1, modifiedMs: 0 };

describe('the page in a ZIP', () => {
  it.each(['script', 'style'])('allows only its own %s', async (element) => {
    const page = await pageOf([photo]);
    const [, content = ''] = new RegExp(`<${element}>([^]*?)</${element}>`).exec(page) ?? [];
    const hash = createHash('sha256').update(content).digest('base64');
    const [, policy = ''] = /Content-Security-Policy" content="([^"]*)"/.exec(page) ?? [];
    expect(content.length).toBeGreaterThan(1000);
    expect(policy.split('; ')).toContain(`${element}-src 'sha256-${hash}'`);
    expect(policy.split('; ')[0]).toBe(`default-src 'none'`);
  });

  it('embeds names as data that nothing can break out of', async () => {
    const hostile = '</script><!--<script>"><img src=x onerror=alert(1)>.jpg';
    const page = await pageOf([{ ...photo, original: hostile, description: hostile, reason: hostile }]);
    expect(page).not.toContain('<img');
    expect(page).not.toContain('<!--');
    expect(page.split('</script>')).toHaveLength(3);
    const [, data = ''] = /id="list">([^]*?)<\/script>/.exec(page) ?? [];
    expect(JSON.parse(data)).toMatchObject({ photos: [{ original: hostile, description: hostile }] });
  });

  it('contains its photos’ concepts, and only their words', async () => {
    const concepts = writeConcepts([{ id: conceptId('object', 0), probability: 0.9 }]);
    const page = await pageOf([{ ...photo, concepts }, photo]);
    const [, data = ''] = /id="list">([^]*?)<\/script>/.exec(page) ?? [];
    expect(JSON.parse(data)).toMatchObject({
      photos: [{ seen: concepts }, {}],
      concepts: [[1200, 'person']],
    });
    const bytes = Array.from({ length: 24 }, (_, at) => ({ id: at, probability: 0.5 }));
    const fuller = await pageOf([{ ...photo, concepts: writeConcepts(bytes) }]);
    const words = JSON.stringify(
      (JSON.parse(/id="list">([^]*?)<\/script>/.exec(fuller)?.[1] ?? '') as { concepts: unknown }).concepts,
    );
    expect(fuller.length - words.length - (await pageOf([photo])).length).toBeLessThan(110);
  });

  it('marks the dates that were written into copies', async () => {
    const date = { date: '2019-07-14T17:03:12', dateSource: 'sidecar' } as const;
    const page = await pageOf([
      { ...photo, ...date, originalSha256: '0'.repeat(64) },
      { ...photo, ...date },
    ]);
    const [, data = ''] = /id="list">([^]*?)<\/script>/.exec(page) ?? [];
    const { photos } = JSON.parse(data) as { photos: readonly { isDateWritten?: boolean }[] };
    expect(photos.map(({ isDateWritten }) => isDateWritten)).toEqual([true, undefined]);
  });

  it('starts with how many photos there were, and how many of them are organized', async () => {
    expect(await pageOf([photo, { ...photo, path: undefined }])).toContain(
      '<p class="count">1 of 2 photos organized, 1 not.</p>',
    );
    expect(await pageOf([photo])).toContain('<p class="count">1 photo organized.</p>');
    const film = { ...photo, original: 'a.mov', path: 'Pets/dog.mp4', filmSeconds: 7 };
    const page = await pageOf([photo, photo, film]);
    expect(page).toContain('<p class="count">All 2 photos and 1 video organized.</p>');
    expect(page).toContain('"filmSeconds":7');
  });
});
