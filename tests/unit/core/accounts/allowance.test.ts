import { describe, expect, it } from 'vitest';
import { allowanceOf } from '#core/accounts/allowance.ts';
import { ENGINE_CHOICES } from '#core/batch/engine-state.ts';
import { limitsFor, type PlanId, UNCOUNTED_LIMITS } from '#core/accounts/plan.ts';

const account = (plan: PlanId) => ({ plan, foundingMember: false });
const ELSEWHERE = ENGINE_CHOICES.filter((engine) => engine !== 'service');

describe('limits and options', () => {
  it.each(ELSEWHERE)('for the engine "%s" are unlimited and complete, on every plan', (engine) => {
    for (const plan of ['free', 'pro', 'enterprise'] as const) {
      expect(allowanceOf(engine, account(plan))).toMatchObject({
        isCounted: false,
        limits: UNCOUNTED_LIMITS,
        hasOwnRules: true,
      });
    }
  });

  it.each([
    ['free', false],
    ['pro', true],
    ['enterprise', true],
  ] as const)(
    'with our service on %s are those of the plan; own names and rules: %s',
    (plan, hasOwnRules) => {
      const { hasCustomRules: _asked, ...limits } = limitsFor(account(plan));
      expect(allowanceOf('service', account(plan))).toEqual({
        isCounted: true,
        entitlement: account(plan),
        limits,
        hasOwnRules,
      });
    },
  );
});
