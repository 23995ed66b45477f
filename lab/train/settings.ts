/** The hyperparameters of the head; each was chosen on the val split, which has other sources. */
export const SETTINGS = {
  /** Scale factors of the input's parts, which set their influence under the common weight decay. */
  factors: { features: 1.2, scene: 1.2, objects: 0.3, classes: 1 },
  /** Weight decay. */
  decay: 3e-5,
  /** 0: all photos have the same weight; 1: all categories have the same weight. */
  categoryBalance: 0.5,
  /** The same for sources: one source of a thousand photos is less informative than a hundred sources of ten. */
  sourceBalance: 0.3,
  /** Share of the target that is split evenly among the acceptable categories. */
  acceptableShare: 0.3,
  /** Share of the class votes in the final probabilities. */
  votes: { share: 0, shareWhenSure: 0.3 },
  /** The weight of the acceptance matrix in the decision. */
  acceptanceShare: 0.1,
  /** How much each opinion on the categories counts; see `mixOpinions`. */
  mixture: { head: 0.4, tuned: 0.75, votes: 0.1 },
  maxSteps: 60,
  /** The network with a hidden layer, in addition to the linear head. */
  hidden: {
    units: 128,
    /** Share of its logits in the head's; one half is no better, and worse for photos like ImageNet's. */
    share: 0.4,
    epochs: 6,
    batch: 256,
    /** Adam's maximum learning rate. */
    rate: 1e-3,
    /** The dropout rate of the units. */
    dropout: 0.5,
    /** Factors for the parts of the joined input, so that all have a size that suits the steps. */
    factors: { features: 30, scene: 30, objects: 9, classes: 3 },
    seed: 1,
  },
  /** The words for what is done, where, and with what: weight decay, and how many captioned photos must have one. */
  sceneWords: {
    decay: 1e-4,
    minimum: 15,
    steps: 80,
    /** Thresholds chosen by looking: captions say sea, lake or river of what is in the water. */
    byEye: { water: 0.65 } as Readonly<Record<string, number>>,
  },
  /**
   * The precision, measured on captions, that a word's probability threshold must reach; for kinds of people it sets
   * the share, see person-kinds.ts.
   */
  wordPrecision: { person: 0.8, who: 0.85, doing: 0.8, where: 0.8, thing: 0.8, scene: 0.8 },
  /**
   * The minimum threshold, and the minimum number of photos with the word. A kind of person must be more likely than
   * all other kinds.
   */
  wordFloor: { person: 0.5, who: 0.3, doing: 0.3, where: 0.3, thing: 0.3, scene: 0.3 },
  wordMinimum: 5,
} as const;
