import { chromium } from 'playwright-core';
import { inject } from 'vitest';

/**
 * The one browser of the run. All test files of a worker share the connection, which ends with the
 * worker.
 */
export const browser = await chromium.connect(inject('browserEndpoint'));
