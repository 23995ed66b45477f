/** Words that begin a phrase of accompaniment, place or time. */
export const PREPOSITIONS: ReadonlySet<string> = new Set(
  'with on in at under near beside behind by over above below along inside outside through between among around against across from before during'.split(
    ' ',
  ),
);

/** Words that begin a noun phrase. */
export const DETERMINERS: ReadonlySet<string> = new Set(
  'a an the one two three four five six seven eight nine ten some several many his her their its'.split(' '),
);

/** Words that negate what follows, up to the next part of the sentence. */
export const NEGATIONS: ReadonlySet<string> = new Set('no not never without nobody nothing none'.split(' '));

/** Words that make the rest of the sentence a guess. */
export const HEDGES: ReadonlySet<string> = new Set(
  'possibly probably perhaps maybe likely apparently seemingly presumably might may could appears appear seems seem looks unclear suggests suggesting'.split(
    ' ',
  ),
);

/** Words that end one part of a sentence and begin another. */
export const JOINTS: ReadonlySet<string> = new Set(
  'and or but while as who that which where when is are was were be been being has have had there'.split(' '),
);

/** Words that don't distinguish one photo from another. */
export const FILLER_WORDS: ReadonlySet<string> = new Set(
  [
    'photo photograph picture image shot snapshot scene view close closeup background foreground composition',
    'shows show showing shown depicts depicting features featuring displays captures captured taken seen visible',
    'something else other another others also only very quite more most less few lot lots various different',
    'item items object objects thing things stuff kind type sort part side front back top bottom left right center middle',
    'general single main whole entire several some many all each both this these those they them him she you here',
    'into onto upon toward towards what whose like such than then its his her their our your out off down for not',
    'can will would should does doing done made make makes get gets being been beyond within about just still',
  ].flatMap((words) => words.split(' ')),
);

/** German, Spanish and French filler words of descriptions. */
export const OTHER_FUNCTION_WORDS: ReadonlySet<string> = new Set(
  [
    'mit und oder auf im am bei bis von einem einer eines eine ein zwei drei vier fünf mehrere mehreren möglicherweise anderes etwas',
    'con una uno unos unas del los las para sobre junto posiblemente otra cosa dos tres cuatro cinco varios varias',
    'avec une des les dans sur deux trois quatre cinq plusieurs peut être peut-être autre chose',
  ].flatMap((words) => words.split(' ')),
);
