import type { Detail } from '#core/categories/detail.ts';
import type { PathRules } from '#codec/path-rules.ts';
import type { NamingSwitches } from '#core/naming/naming-options.ts';
import type { Language } from '#messages/language.ts';
import type { StorageArguments } from '../storage/target.ts';

/** What was typed to organize photos. */
export interface Arguments extends Required<NamingSwitches> {
  /** Folders and files, as typed. */
  readonly inputs: readonly string[];
  /** Where the ZIP goes. */
  readonly out: string;
  /** Undefined for a ZIP. */
  readonly into: IntoArguments | undefined;
  /** Undefined where no storage is named. */
  readonly to: StorageArguments | undefined;
  /** Whether the ZIP may replace an existing file. */
  readonly mayReplace: boolean;
  readonly pattern: string;
  readonly rulesFile: string | undefined;
  /** How folders are made. */
  readonly scheme: string;
  /** How finely `{category}` sorts. */
  readonly detail: Detail;
  /** Groups photos by person, for `{person}` in the scheme. */
  readonly groupsPeople: boolean;
  /** Whether the people of the folder are remembered on this computer. */
  readonly remembersPeople: boolean;
  /** Hours without a photo after which an event has ended. */
  readonly eventGapHours: number;
  /** The language of the program's texts and of names; undefined for the environment's. */
  readonly language: Language | undefined;
  /** Whether folders, names and descriptions are in English all the same. */
  readonly isEnglish: boolean;
  /** Whether a page, a table and checksums lie at the top of the ZIP. */
  readonly hasList: boolean;
  /** Whether what is known of photos is written beside them as XMP. */
  readonly writesXmp: boolean;
  /** Whether films are looked at like photos. */
  readonly takesFilms: boolean;
  /** Whether the date that is known of a photo is written into its copy, where that has none. */
  readonly writesDates: boolean;
  /** Whether files that can't be analyzed are included, in their own folder. */
  readonly carriesUnreadable: boolean;
  /** Patterns of paths that are left out, or alone taken. */
  readonly paths?: PathRules;
  /** What happens to files that were in the trash of an export; undefined if it is asked. */
  readonly trashed: 'keep' | 'leave-out' | undefined;
  /** What happens to files that came in messages of an export; undefined if it is asked. */
  readonly messages: 'keep' | 'leave-out' | undefined;
  /** Whether what a run that was stopped said of photos is used. */
  readonly isResumed: boolean;
  /** How many photos are looked at in parallel; undefined for as many as fit this computer. */
  readonly workers: number | undefined;
  /** Whether the figures of the run are printed at its end. */
  readonly hasFigures: boolean;
  readonly isJson: boolean;
  readonly isDryRun: boolean;
  /** Whether to list where each photo went. */
  readonly isVerbose: boolean;
}

/** Files are put into a folder. */
export interface IntoArguments {
  /** As typed. */
  readonly folder: string;
  /** Whether files are moved, and not copied. */
  readonly isMoved: boolean;
}

/** Photos are to be given their original names and folders back. */
export interface RestoreArguments {
  /** The organized ZIP or folder. */
  readonly restore: string;
  /** The folder that the photos are given back to. */
  readonly into: string;
}

/** Photos are to be found in organized ZIPs and folders. */
export interface FindArguments {
  /** What they show, as typed. */
  readonly find: string;
  /** The ZIPs and folders. */
  readonly sources: readonly string[];
  readonly isJson: boolean;
}

/** A run into a folder or a storage is to be resumed or undone. */
export interface ReturnArguments {
  readonly command: 'resume' | 'undo';
  /** The folder that files were put into. */
  readonly folder: string;
  /** The storage that they were put into instead. */
  readonly to: StorageArguments | undefined;
  /** The folders that they came from. */
  readonly origins: readonly string[];
}
