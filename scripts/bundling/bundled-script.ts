import { build } from 'vite';

/**
 * Bundles a script and its imports into one classic script, for places that take no modules.
 *
 * @param input the path of the file that the script starts with
 * @throws {Error} if it can't be one script
 */
export async function bundledScript(input: string): Promise<string> {
  const outputs = await build({
    configFile: false,
    logLevel: 'warn',
    build: {
      write: false,
      target: 'es2023',
      modulePreload: false,
      rolldownOptions: { input, output: { format: 'iife', codeSplitting: false } },
    },
  });
  if (!('output' in outputs) || outputs.output.length !== 1)
    throw new Error(`${input} would become more than one script.`);
  return outputs.output[0].code;
}
