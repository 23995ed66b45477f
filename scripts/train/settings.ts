/** How the head is trained; each chosen on the val split of other sources. */
export const SETTINGS = {
  /** How strongly each part of the input may speak under the common decay. */
  factors: { features: 1, objects: 0.3, classes: 1, picture: 0.1 },
  /** Pull of the weights towards zero. */
  decay: 3e-5,
  /** 0: each photo counts the same; 1: each category does. */
  categoryBalance: 0.5,
  /** Share of the target that goes to all acceptable categories alike. */
  acceptableShare: 0.3,
  /** Share of the class votes in the final probabilities. */
  voteShare: 0.4,
  maxSteps: 120,
} as const;
