/**
 * The endings of edited versions in Google Takeout, by language: `-edited`, -bearbeitet, -modifié, … A long name is
 * cut there too. Other programs write the same words after an underscore or in brackets. From the lists of immich-go
 * and Google Photos Takeout Helper, and Google's word for "edited" in further languages.
 */
export const EDITED_ENDINGS: readonly string[] = [
  'edited',
  'bearbeitet',
  'modifié',
  'modifiée',
  'modificato',
  'modificata',
  'bewerkt',
  'edytowane',
  'edytowany',
  '編集済み',
  '編集',
  '编辑',
  '已编辑',
  '已修改',
  '已編輯',
  '수정됨',
  '편집됨',
  'editado',
  'editada',
  'ha editado',
  'editat',
  'redigeret',
  'redigerad',
  'redigert',
  'muokattu',
  'upravené',
  'upraveno',
  'upravený',
  'szerkesztett',
  'szerkesztve',
  'düzenlendi',
  'измененный',
  'изменено',
  'отредактировано',
  'відредаговано',
  'змінено',
  'редактирано',
  'επεξεργασμένο',
  'đã chỉnh sửa',
  'diedit',
  'แก้ไขแล้ว',
  'uređeno',
  'urejeno',
  'נערך',
  'معدّل',
];

/** The endings of pictures that Google Photos made from another one; always English, never cut. */
export const EFFECT_ENDINGS: readonly string[] = [
  'effects',
  'smile',
  'mix',
  'motion',
  'animation',
  'collage',
];

/** The least number of letters of an ending that was cut. */
export const SHORTEST_ENDING = 2;
