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
  votes: { share: 0, shareWhenSure: 0.5 },
  /** How much the decision heeds which other categories people accept. */
  acceptanceShare: 0.4,
  maxSteps: 60,
  /** The network with a hidden layer beside the linear head. */
  hidden: {
    units: 128,
    /** Share of its logits in the head's; half of them is no better, and worse for ImageNet's kind of photos. */
    share: 0.4,
    epochs: 6,
    batch: 256,
    /** Highest step of Adam. */
    rate: 1e-3,
    /** Share of the units that are silent for an example. */
    dropout: 0.5,
    /** By how much the parts of the joined input are multiplied, so that all are of a size that suits the steps. */
    factors: { features: 30, scene: 30, objects: 9, classes: 3 },
    seed: 1,
  },
  /** The same for the words. */
  wordDecay: 5e-5,
  wordSteps: 30,
  /**
   * A word is said from the probability on from which so many who described the photo used it; a kind of person from
   * the share on, see person-kinds.ts. Of places and what is done not all that is there is spoken of: the trees that no
   * caption mentions are there all the same.
   */
  wordPrecision: { person: 0.8, who: 0.85, doing: 0.7, where: 0.75, thing: 0.8, scene: 0.7 },
  /** No less likely than this, and seen on at least so many photos. A kind of person is likelier than all others. */
  wordFloor: { person: 0.5, who: 0.3, doing: 0.3, where: 0.3, thing: 0.3, scene: 0.3 },
  wordMinimum: 5,
} as const;
