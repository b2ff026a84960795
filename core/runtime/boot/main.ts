import 'react-dom/client';
import '../../ui/styles/index.css';
import { reloadOnStaleChunk } from '../running/reloadOnStaleChunk.ts';
import { nextTask } from './nextTask.ts';

/**
 * React is evaluated with this module, everything else in a task of its own: together they would
 * block the processor of a phone for long. The edge preloads both files.
 *
 * A function, not the module's top level: the chunks that it awaits import from this module, and
 * would wait for it in turn.
 */
async function main(): Promise<void> {
  const root = document.getElementById('root');
  if (root === null) return;
  await nextTask();
  const { start } = await import('./start.tsx');
  await start(root, gate);
}

const gate = reloadOnStaleChunk(window);
void main();
