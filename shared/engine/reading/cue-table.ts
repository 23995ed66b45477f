import type { TextFolder } from './text-folders.ts';

/** Text that indicates a folder. */
export interface Cues {
  /** Words and phrases that are rare in other folders. */
  readonly strong: readonly string[];
  /** Words and phrases that occur in other folders too; only several together count. */
  readonly weak: readonly string[];
  /** Patterns of a line; each match counts as one weak word. */
  readonly forms: readonly RegExp[];
}

/** An amount of money at the end of a line. */
const AMOUNT = /(?<![\d.,])\p{Sc}?\s?\d{1,4}[.,]\d{2}\s?(?:\p{Sc}|EUR|USD|GBP|CHF)?\s?[A-Z*]?$/u;
const WEB_ADDRESS = /(?:https?:\/\/|^www\.|^\S+\.(?:com|org|net|io|dev)\/)\S*/iu;
/** Source code: brackets and semicolons at the end, calls, assignments. */
const CODE =
  /[)\d'"]\s?[;{]$|^[{}]|\w\(\w*\)|=>|===?|<\/?\w+>|^\s*(?:import|const|let|def|return|public|function|class) \w/u;
/** The clock and the battery in a phone's status bar. */
const STATUS_BAR = /^\d{1,2}:\d{2}(?:\s?[AP]M)?\b.{0,12}\d{1,3}\s?%$/u;
const FILE_PATH = /(?:^|\s)(?:[A-Z]:\\|~\/|\/(?:home|usr|Users|var|etc)\/)\S*/u;
/** A field of a form: its label, and blank space to fill in. */
const FIELD = /^\p{Lu}[\p{L}\s/()-]{2,30}:(?:\s*[_.…]{2,}.*)?$|_{4,}/u;
/** A line of running text. */
const PROSE = /(?:\p{Ll}[\p{Ll}'-]*[\s.,;]+){7,}/u;
const TELEPHONE =
  /^(?:tel|phone|cell|mobile|fax|t|p|m|f|ph)?[.:]?\s?\+?\(?\d{2,4}[)\s.-]+\d{3,4}[\s.-]\d{2,5}$/iu;

function list(phrases: string): string[] {
  return phrases.split(',').map((phrase) => phrase.trim());
}

/** The cues of each folder. Words are in lowercase, as `wordsOf` returns them. */
export const CUE_TABLE: Readonly<Record<TextFolder, Cues>> = {
  'Receipts & Invoices': {
    strong: list(`receipt, invoice, subtotal, sub total, grand total, total due, amount due, balance due, vat,
      sales tax, gst, change due, cash tendered, invoice no, invoice number, invoice date, bill to, cashier,
      card payment, approval code, merchant id, auth code, rechnung, rechnungsnummer, gesamtbetrag, mwst,
      zwischensumme, summe, kassenbon, facture, tva, factura, iva, importe, ricevuta, scontrino, kassabon`),
    weak: list(`total, cash, change, tax, visa, mastercard, debit, credit, paid, payment, qty, quantity, price,
      amount, discount, items, item, thank you, customer copy, merchant, terminal, transaction, till, table, server,
      order, approved, purchase, card, eur, usd, gbp, bar, betrag, euro, gesamt, ust, contante, efectivo`),
    forms: [AMOUNT],
  },
  Screenshots: {
    strong:
      list(`file edit view, sign in, log in, sign up, log out, forgot password, create account, click here,
      add to cart, search results, next video, subscribe, subscribers, notifications, control panel, task manager,
      new tab, retweet, press any key, load more, play store, app store, wi fi, airplane mode, bluetooth, ok cancel,
      save as, drag and drop, keyboard shortcuts, localhost, stack trace, exception, sudo, npm, git commit, reply all`),
    weak: list(`cancel, settings, home, search, menu, download, upload, login, password, username, edit, view, help,
      options, tools, window, window's, file, files, delete, save, share, reply, send, views, likes, follow,
      comments, comment, profile, inbox, messages, chat, online, error, warning, loading, update, install, apply,
      close, next, back, ok, submit, browser, tab, tabs, version, refresh, preview, copy, paste, undo, screen`),
    forms: [WEB_ADDRESS, CODE, STATUS_BAR, FILE_PATH],
  },
  'Documents & Books': {
    strong:
      list(`chapter, table of contents, isbn, abstract, bibliography, references, dear sir, dear mr, dear mrs,
      dear ms, yours sincerely, yours faithfully, kind regards, signature, signed, date of birth, place of birth,
      nationality, certificate, certify, diploma, hereby, passport, driving licence, identity card, curriculum vitae,
      application form, please print, block capitals, for office use, nutrition facts, appetizers,
      starters, main courses, desserts, side dishes, edition, publisher, published by, figure, paragraph, appendix,
      annual report, memorandum, agreement, terms and conditions, cordially, newsletter, newspaper, newspapers`),
    weak: list(`page, name, surname, first name, last name, address, city, postcode, zip code, telephone, fax, cell,
      phone, email, e mail, date, section, introduction, conclusion, summary, contents, author, university,
      department, dear, sincerely, mr, mrs, menu, soup, salad, ingredients, director, manager, inc, ltd, gmbh, press, volume,
      report, letter, form, applicant, occupation, gender, married, celebrate, ceremony, invited, together`),
    forms: [FIELD, PROSE, TELEPHONE],
  },
  'Whiteboards & Notes': {
    strong: list(`to do list, brainstorming, sprint planning, retrospective, meeting notes, homework`),
    weak: list(
      `todo, to do, ideas, agenda, notes, remember, buy, monday, tuesday, wednesday, thursday, friday`,
    ),
    forms: [],
  },
};
