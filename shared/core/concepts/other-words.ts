/**
 * The words of the engine's word head in the order of its rows, with other words for them; a place is a row.
 * `engine/vocabulary/photo-words.ts` has the sentence of each. Concepts end with `;`, their words with `,`.
 */
export const WORD_CONCEPTS = `
man; woman; boy; girl; child; baby; couple; crowd; dog; player; running; jumping; playing; sitting; standing; walking;
swimming; riding; climbing; smiling; lying, sleeping; eating; sliding; swinging; skateboarding; surfing; snowboarding;
skiing; cycling; racing; dancing; singing; splashing; kayaking; grass; snow; beach; water; pool; street; road; field;
park; mountains; forest; rocks; city; indoors; stage; lake; river; night; sand; playground; track; bench; ball;
bike, bicycle; motorcycle; horse; bird; cat; hat; helmet; guitar; violin; microphone; football; soccer; baseball;
basketball; tennis; hockey; volleyball; toy; car; truck; bus; train; boat; airplane; helicopter; flowers; cake; pizza;
fruit; cup, mug; bottle; chair; table; sofa; bed; laptop; phone; camera; book; shoes; shirt; dress; statue; painting;
whiteboard; handwriting; receipt; screenshot; document; bride; balloons; fountain; bridge; church; tower; castle; house;
butterfly; fish; sheep; cow; trees; building; hill; waves; sky; clouds; sunset; path; fence; wall; sea; glacier;
waterfall; garden; landscape; window; fire; jacket, coat; suit; sunglasses; skirt; swimsuit; backpack; bag; umbrella;
computer; vegetables; bowl; kitchen; van; elephant; giraffe; bear; llama; wedding; concert;
scarf; sweatshirt, hoodie; handbag, purse; tent; bucket; knife; kite; duck; pier; desk; keyboard; cart; necklace;
clock; drum; stove; sandwich; donut; monkey; snake; turtle; frisbee; party; shop, store; coffee; wine; beer;
sign; flag; stairs, staircase; temple; piano; mask; lamp; graffiti; dolphin; penguin; pyramid; bouquet; newspaper;
leaves, foliage; door; gate; tunnel; costume, fancy dress; cave;
`;

/** The detector's things by COCO label, with other words for them; empty for a label without a thing. */
export const OBJECT_CONCEPTS = `
person; bicycle; car; motorcycle; airplane; bus; train; truck; boat; traffic light; fire hydrant;; stop sign;
parking meter; bench; bird; cat; dog; horse; sheep; cow; elephant; bear; zebra; giraffe;; backpack; umbrella;;; handbag;
necktie, suit; suitcase, luggage; frisbee; skis; snowboard; ball; kite; baseball bat, baseball; baseball glove, baseball;
skateboard; surfboard, surfing; tennis racket, tennis; bottle;; wine glass, wine; cup, mug; fork, cutlery;
knife, cutlery; spoon, cutlery; bowl; banana, fruit; apple, fruit; sandwich; orange, fruit; broccoli, vegetable;
carrot, vegetable; hot dog; pizza; donut; cake; chair; couch, sofa; potted plant, plant; bed;; dining table, table;;;
toilet, bathroom;; television, screen; laptop, computer; computer mouse; remote control; keyboard, computer keyboard;
phone; microwave; oven, stove, kitchen; toaster; sink; refrigerator, kitchen;; book; clock; vase; scissors; teddy bear;
hair dryer; toothbrush;
`;
