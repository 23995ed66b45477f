/**
 * The endings of edited versions in Google Takeout, by language: `-edited`, -bearbeitet, -modifié, … A long name is cut
 * there too. From the lists of immich-go and Google Photos Takeout Helper.
 */
export const EDITED_ENDINGS: readonly string[] = [
  'edited',
  'bearbeitet',
  'modifié',
  'modificato',
  'bewerkt',
  'edytowane',
  '編集済み',
  '编辑',
  'editado',
  'ha editado',
  'editat',
  'redigeret',
  'redigerad',
  'redigert',
  'muokattu',
  'upravené',
  'upraveno',
];

/** Endings of pictures that Google Photos made of another one; always English and never cut. */
export const EFFECT_ENDINGS: readonly string[] = [
  'effects',
  'smile',
  'mix',
  'motion',
  'animation',
  'collage',
];

/** Letters that an ending keeps at least where it is cut. */
export const SHORTEST_ENDING = 2;
