/**
 * The folder at the top of each part of an iCloud export, in any language: "iCloud Photos Part 1 of 6", "iCloud-Fotos
 * Teil 1 von 6", "Photos iCloud, partie 1 sur 6", "iCloud写真 パート1（全6）"; or only the name of Apple's service.
 */
export const ICLOUD_FOLDER =
  /^(?=.*icloud)(?:\P{N}*\d{1,3}\P{N}{1,12}\d{1,3}\P{N}{0,6}|(?:icloud[ -]?)?(?:photos?|fotos?|foto’s|foto's|bilder|bilds?|billeder|kuvat|zdjęcia|写真|照片|相片|사진|фото)(?:[ -](?:de |do |di |van )?icloud)?|\P{N}*shared albums?[ -]*\d*)(?:\.zip)?$/iu;

/** What Apple names the folder of deleted photos, in the languages of accounts. */
export const RECENTLY_DELETED =
  /^(?:recently[ _-]deleted|zuletzt gelöscht|kürzlich gelöscht|(?:récemment supprimés?|supprimés? récemment|suppressions récentes)|eliminad[oa]s? recientemente|eliminad[oa]s?|borrad[oa]s? recientemente|最近削除した(?:項目|写真)|eliminat[ie] di recente|apagad[oa]s recentemente|excluíd[oa]s recentemente|apagados|(?:onlangs|recent) verwijderd|(?:nyligen|senast) raderade?|nylig slettet|slettet for nylig|(?:äskettäin|viimeksi) poistetut|ostatnio usunięte|nedávno smazané|недавно удал[её]нные|最近删除|最近刪除|최근 삭제된 항목|son silinenler)$/iu;

/** A table with the details of photos, which each part has in each of its folders. */
export const ICLOUD_DETAILS = /(?:^|\/)photo details(?:-\d+)?\.csv$/i;
