import { describe, expect, it } from 'vitest';
import { copyMarks, plainFirst } from '#core/companions/copy-names.ts';
import { followersOf } from '#core/companions/followers.ts';

/** Names that systems give to a copy of `IMG_1234.JPG`. */
const COPIES: readonly string[] = [
  // Windows, by language
  'IMG_1234 - Copy.JPG',
  'IMG_1234 - Copy (2).JPG',
  'IMG_1234 - Copy - Copy.JPG',
  'IMG_1234 - Kopie.JPG',
  'IMG_1234 - Kopie (3).JPG',
  'IMG_1234 - Copie.JPG',
  'IMG_1234 - copia.JPG',
  'IMG_1234 - Cópia.JPG',
  'IMG_1234 - Còpia.JPG',
  'IMG_1234 - Kopia.JPG',
  'IMG_1234 — kopia.JPG',
  'IMG_1234 - Kopi.JPG',
  'IMG_1234 - Kopio.JPG',
  'IMG_1234 – kópia.JPG',
  'IMG_1234 - Másolat.JPG',
  'IMG_1234 - Kopija.JPG',
  'IMG_1234 - Kopya.JPG',
  'IMG_1234 — копия.JPG',
  'IMG_1234 - Копия (2).JPG',
  'IMG_1234 — копія.JPG',
  'IMG_1234 — копие.JPG',
  'IMG_1234 - Αντίγραφο.JPG',
  'IMG_1234 - コピー.JPG',
  'IMG_1234 - コピー (2).JPG',
  'IMG_1234 - 副本.JPG',
  'IMG_1234 - 複製.JPG',
  'IMG_1234 - 복사본.JPG',
  'IMG_1234 - สำเนา.JPG',
  'IMG_1234 - עותק.JPG',
  'IMG_1234 - نسخة.JPG',
  'IMG_1234 - Sao chép.JPG',
  // Windows XP and Google Drive
  'Copy of IMG_1234.JPG',
  'Copy (2) of IMG_1234.JPG',
  'Copy of Copy of IMG_1234.JPG',
  'Kopie von IMG_1234.JPG',
  'Kopie (2) von IMG_1234.JPG',
  'Kopie van IMG_1234.JPG',
  'Copie de IMG_1234.JPG',
  'Copia de IMG_1234.JPG',
  'Copia di IMG_1234.JPG',
  'Cópia de IMG_1234.JPG',
  'Kopia av IMG_1234.JPG',
  'Kopi af IMG_1234.JPG',
  'Копия IMG_1234.JPG',
  'コピー ～ IMG_1234.JPG',
  '复件 IMG_1234.JPG',
  '복사본 IMG_1234.JPG',
  // macOS
  'IMG_1234 copy.JPG',
  'IMG_1234 copy 2.JPG',
  'IMG_1234 copy copy.JPG',
  'IMG_1234 Kopie.JPG',
  'IMG_1234 Kopie 2.JPG',
  'IMG_1234 copie.JPG',
  'IMG_1234 copia 3.JPG',
  'IMG_1234 kopia.JPG',
  'IMG_1234のコピー.JPG',
  'IMG_1234のコピー2.JPG',
  'IMG_1234のコピー 2.JPG',
  'IMG_1234副本.JPG',
  'IMG_1234 副本 2.JPG',
  'IMG_1234 拷貝.JPG',
  'IMG_1234 복사본.JPG',
  'IMG_1234 копия 2.JPG',
  // GNOME, Xfce, KDE
  'IMG_1234 (copy).JPG',
  'IMG_1234 (Copy).JPG',
  'IMG_1234 (Copy 2).JPG',
  'IMG_1234 (copy 1).JPG',
  'IMG_1234 (another copy).JPG',
  'IMG_1234 (3rd copy).JPG',
  'IMG_1234 (Kopie).JPG',
  'IMG_1234 (weitere Kopie).JPG',
  'IMG_1234 (3. Kopie).JPG',
  'IMG_1234 (copie).JPG',
  'IMG_1234 (autre copie).JPG',
  'IMG_1234 (3e copie).JPG',
  'IMG_1234 (otra copia).JPG',
  'IMG_1234 (3ª copia).JPG',
  'IMG_1234 (altra copia).JPG',
  'IMG_1234 (cópia).JPG',
  'IMG_1234 (コピー).JPG',
  'IMG_1234 (他のコピー).JPG',
  'IMG_1234 (3番目のコピー).JPG',
  'IMG_1234 (副本).JPG',
  'IMG_1234 (другая копия).JPG',
  'IMG_1234_copy.JPG',
  'IMG_1234-copy.JPG',
  'IMG_1234_copy1.JPG',
  // numbers
  'IMG_1234 (1).JPG',
  'IMG_1234(1).JPG',
  'IMG_1234~1.JPG',
  'IMG_1234~2.JPG',
  'IMG_1234 2.JPG',
  'IMG_1234-1.JPG',
  'IMG_1234_1.JPG',
  // programs that keep folders the same
  "IMG_1234 (Ann's conflicted copy 2019-01-01).JPG",
  'IMG_1234.sync-conflict-20200101-120000-ABCDEFG.JPG',
  // decomposed, as macOS unpacks it
  'IMG_1234 - Cópia.JPG'.normalize('NFD'),
  // without an extension
  'IMG_1234',
];

describe('among files with the same bytes', () => {
  it.each(COPIES)('%s yields to the plain name', (copy) => {
    const names = (...files: string[]) => plainFirst(files.map((name) => ({ name }))).map(({ name }) => name);
    expect(names(copy, 'IMG_1234.JPG')).toEqual(['IMG_1234.JPG', copy]);
    expect(names('IMG_1234.JPG', copy)).toEqual(['IMG_1234.JPG', copy]);
  });

  it.each([
    'IMG_1234.JPG',
    'DSC00001.JPG',
    '2019-07-14 2.jpg',
    'photocopy.jpg',
    'Hard copy machine.jpg',
    'copy.jpg',
    'Kopie.jpg',
    '(1).jpg',
    'Kopenhagen.jpg',
  ])('%s is plain', (name) => {
    expect(copyMarks(name)).toBe(0);
  });

  it('equally plain names keep their order', () => {
    const files = ['b.jpg', 'a.jpg', 'c.jpg'].map((name) => ({ name }));
    expect(plainFirst(files)).toEqual(files);
  });

  it('the one that isn’t a copy in an earlier result comes first', () => {
    const copy = { id: 'copy', folder: '/out/Duplicates/Beach', name: 'sea.jpg' };
    const photo = { id: 'photo', folder: '/out/Beach', name: 'sea.jpg' };
    const followers = followersOf(
      { companions: new Map(), albums: new Map() },
      [copy, photo],
      [[copy, photo]],
    );
    expect([...followers]).toEqual([['photo', [{ id: 'copy', name: 'sea.jpg', kind: 'copy' }]]]);
  });

  it('the one in no album comes first, whatever the names', () => {
    const inAlbum = { id: 'album', folder: 'a', name: 'IMG.jpg' };
    const inYear = { id: 'year', folder: 'b', name: 'IMG(1).jpg' };
    const albums = new Map([['album', ['Italy']]]);
    const followers = followersOf({ companions: new Map(), albums }, [inAlbum, inYear], [[inAlbum, inYear]]);
    expect([...followers.keys()]).toEqual(['year']);
  });
});
