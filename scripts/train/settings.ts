/** How the head is trained; each chosen on the val split of other sources. */
export const SETTINGS = {
  /** How strongly each part of the input may speak under the common decay. */
  factors: { features: 0.7, objects: 0.3, classes: 1 },
  /** Pull of the weights towards zero. */
  decay: 5e-5,
  /** 0: each photo counts the same; 1: each category does. */
  categoryBalance: 0.5,
  /** The same for sources: one of a thousand photos says less than a hundred of ten. */
  sourceBalance: 0.3,
  /** Share of the target that goes to all acceptable categories alike. */
  acceptableShare: 0.3,
  /** Share of the class votes in the final probabilities. */
  voteShare: 0.3,
  /** How much the decision heeds which other categories people accept. */
  acceptanceShare: 0.5,
  maxSteps: 60,
} as const;
