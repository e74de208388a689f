import { bold } from './bold.ts';
import { edges } from './edges.ts';
import { set } from './set.ts';
import type { Layout } from './sheet.ts';

export { AGE, H, M, W, type Plan } from './sheet.ts';
export const layouts: Record<string, Layout> = { ...edges, ...bold, ...set };
