import { demosWords as de } from '#messages/compiled/de/demos.ts';
import { demosWords as en } from '#messages/compiled/en/demos.ts';
import { demosWords as es } from '#messages/compiled/es/demos.ts';
import { demosWords as fr } from '#messages/compiled/fr/demos.ts';
import { demosWords as ja } from '#messages/compiled/ja/demos.ts';
import type { Words } from '#messages/translate.ts';

/** The language of the recordings' captions. */
export const DEMOS_WORDS: readonly Words<'demos'>[] = [en, de, es, fr, ja];
