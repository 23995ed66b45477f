import { expect, it } from 'vitest';
import packageJson from '../package.json' with { type: 'json' };
import product from '../../package.json' with { type: 'json' };

it('names no package that the product has, so that none is loaded twice', () => {
  const ofProduct = new Set([...Object.keys(product.dependencies), ...Object.keys(product.devDependencies)]);
  expect(Object.keys(packageJson.devDependencies).filter((name) => ofProduct.has(name))).toEqual([]);
});

it('has the types of Node.js in the product’s version, which its packages would install in another', () => {
  expect(packageJson.overrides['@types/node']).toBe(product.devDependencies['@types/node']);
});
