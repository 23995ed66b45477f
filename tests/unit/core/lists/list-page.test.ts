import { createHash } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { listPage } from '#core/lists/list-page.ts';
import type { ListedPhoto } from '#core/lists/listed-photo.ts';
import { TOP_NAMES } from '#core/lists/top-names.ts';
import { translator } from '#messages/translate.ts';
import { listWords } from '#words/list.ts';

const t = translator([listWords]);
const sha256Of = async (text: string) => createHash('sha256').update(text).digest('hex');
const pageOf = (photos: readonly ListedPhoto[]) => listPage(photos, TOP_NAMES, sha256Of, t);
const photo: ListedPhoto = { original: 'a.jpg', path: 'Pets/dog.jpg', sizeBytes: 1, modifiedMs: 0 };

describe('the page of a ZIP', () => {
  it.each(['script', 'style'])('allows its own %s and nothing else', async (element) => {
    const page = await pageOf([photo]);
    const [, content = ''] = new RegExp(`<${element}>([^]*?)</${element}>`).exec(page) ?? [];
    const hash = createHash('sha256').update(content).digest('base64');
    const [, policy = ''] = /Content-Security-Policy" content="([^"]*)"/.exec(page) ?? [];
    expect(content.length).toBeGreaterThan(1000);
    expect(policy.split('; ')).toContain(`${element}-src 'sha256-${hash}'`);
    expect(policy.split('; ')[0]).toBe(`default-src 'none'`);
  });

  it('holds names as data that nothing can break out of', async () => {
    const hostile = '</script><!--<script>"><img src=x onerror=alert(1)>.jpg';
    const page = await pageOf([{ ...photo, original: hostile, description: hostile, reason: hostile }]);
    expect(page).not.toContain('<img');
    expect(page).not.toContain('<!--');
    expect(page.split('</script>')).toHaveLength(3);
    const [, data = ''] = /id="list">([^]*?)<\/script>/.exec(page) ?? [];
    expect(JSON.parse(data)).toMatchObject({ photos: [{ original: hostile, description: hostile }] });
  });

  it('says first how many photos were picked, and how many of them are here', async () => {
    expect(await pageOf([photo, { ...photo, path: undefined }])).toContain(
      '<p class="count">2 photos were picked: 1 here, 1 not.</p>',
    );
    expect(await pageOf([photo])).toContain('<p class="count">1 photo was picked, and it is here.</p>');
  });
});
