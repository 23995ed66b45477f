/** How the head is trained; each chosen on the val split of other sources. */
export const SETTINGS = {
  /** How strongly each part of the input may speak under the common decay. */
  factors: { features: 1.2, scene: 1.2, objects: 0.3, classes: 1 },
  /** Pull of the weights towards zero. */
  decay: 3e-5,
  /** 0: each photo counts the same; 1: each category does. */
  categoryBalance: 0.5,
  /** The same for sources: one of a thousand photos says less than a hundred of ten. */
  sourceBalance: 0.3,
  /** Share of the target that goes to all acceptable categories alike. */
  acceptableShare: 0.3,
  /** Share of the class votes in the final probabilities. */
  votes: { share: 0, shareWhenSure: 0.3 },
  /** How much the decision heeds which other categories people accept. */
  acceptanceShare: 0.4,
  maxSteps: 60,
  /** The same for the words. */
  wordDecay: 5e-5,
  wordSteps: 30,
  /**
   * A word is said from the probability on from which so many who described the photo used it. Of people and places
   * not all that is there is spoken of: where the head says "a man" and the captions "a skier", both are right.
   */
  wordPrecision: { person: 0.75, who: 0.85, doing: 0.8, where: 0.8, thing: 0.85, scene: 0.8 },
  /** No less likely than this, and seen on at least so many photos of val. */
  wordFloor: 0.3,
  wordMinimum: 5,
} as const;
