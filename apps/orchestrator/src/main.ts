import 'reflect-metadata';
import { runApp } from '@app/platform';
import { openOrchestrator } from './open-orchestrator.js';

runApp(() => openOrchestrator(process.env));
