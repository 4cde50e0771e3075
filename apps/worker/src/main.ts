import 'reflect-metadata';
import { runApp } from '@app/platform';
import { openWorker } from './open-worker.js';

runApp(() => openWorker(process.env, { threadTasks: new URL('./threads/thread-tasks.js', import.meta.url) }));
