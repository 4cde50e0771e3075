import type { AgentDefinition, ReducersOf } from '@app/agent-kit';
import { TerminalError } from '@app/contracts';
import type { WorkflowVersion } from '@app/ports';
import { eventsQueueOf } from './define-workflow.js';
import type { AboutPaths, AgentMap, Workflow } from './define-workflow.js';
import { findWorkflowProblems } from './find-problems.js';

/**
 * The workflows that a process serves: for each name the version that new runs keep to, and older ones that runs may still keep to. A
 * version leaves this list when no run is left on it. Nothing is chosen by the largest number.
 */
export class ServedWorkflows {
  private readonly versions = new Map<string, Map<number, Workflow>>();
  private readonly currents = new Map<string, Workflow>();

  constructor(...lines: readonly { readonly current: Workflow; readonly older?: readonly Workflow[] }[]) {
    for (const { current, older = [] } of lines) {
      for (const workflow of older) this.add(workflow);
      this.makeCurrent(current);
    }
  }

  /** Serves one more version. */
  add(workflow: Workflow): void {
    const line = this.versions.get(workflow.name) ?? new Map<number, Workflow>();
    this.versions.set(workflow.name, line.set(workflow.version, workflow));
  }

  /** Serves a version, and new runs of its workflow keep to it. */
  makeCurrent(workflow: Workflow): void {
    this.add(workflow);
    this.currents.set(workflow.name, workflow);
  }

  /** The same workflows where new runs of one keep to another served version, as after a roll-back; undefined when that version is not served. */
  withCurrent({ workflow, graphVersion }: WorkflowVersion): ServedWorkflows | undefined {
    const wanted = this.versions.get(workflow)?.get(graphVersion);
    if (!wanted) return undefined;
    const served = new ServedWorkflows();
    for (const one of this.all()) served.add(one);
    for (const current of this.currents.values()) served.makeCurrent(current);
    served.makeCurrent(wanted);
    return served;
  }

  /** Undefined for a version that is not served here. */
  find({ workflow, graphVersion }: WorkflowVersion): Workflow | undefined {
    return this.versions.get(workflow)?.get(graphVersion);
  }

  /** What new runs of a workflow keep to. @throws {TerminalError} INTERNAL_ERROR for a workflow that is not served here. */
  current(workflow: string): Workflow {
    const current = this.currents.get(workflow);
    if (!current) throw new TerminalError('INTERNAL_ERROR', `No workflow ${workflow} is served here; served are ${[...this.currents.keys()].join(', ')}.`);
    return current;
  }

  /** True for the version that new runs of its workflow keep to. */
  isCurrent({ workflow, graphVersion }: WorkflowVersion): boolean {
    return this.currents.get(workflow)?.version === graphVersion;
  }

  /** The names of the workflows that new runs may be opened of. */
  currentNames(): string[] {
    return [...this.currents.keys()];
  }

  all(): Workflow[] {
    return [...this.versions.values()].flatMap((line) => [...line.values()]);
  }

  /** Every served version by its name. */
  names(): WorkflowVersion[] {
    return this.all().map(({ name, version }) => ({ workflow: name, graphVersion: version }));
  }

  /** The queue of the events of runs of a version, served here or not. */
  eventsQueue(version: WorkflowVersion): string {
    return this.find(version)?.eventsQueue ?? eventsQueueOf(version.workflow, version.graphVersion);
  }

  eventsQueues(): string[] {
    return [...new Set(this.all().map(({ eventsQueue }) => eventsQueue))];
  }

  /** Every agent that a served version has, by name. */
  agents(): AgentMap {
    return Object.assign({}, ...this.all().map(({ agents }) => agents)) as Record<string, AgentDefinition>;
  }

  /** How fields of a workflow join; bound, so that stores may keep it. */
  readonly reducersOf: ReducersOf = (workflow) => Object.assign({}, ...[...(this.versions.get(workflow)?.values() ?? [])].map(({ reducers }) => reducers));

  /** Where lists find what threads of a workflow are about. */
  aboutOf(workflow: string): AboutPaths {
    return this.currents.get(workflow)?.about ?? {};
  }

  /** Which fields of a workflow's state mean something to the engine; bound, so that step runners may keep it. */
  readonly fieldsOf = (workflow: string): Workflow['fields'] => this.currents.get(workflow)?.fields;

  /** What readers of a workflow's threads are told. */
  tellingOf(workflow: string): Pick<Workflow, 'interrupts' | 'events' | 'said'> {
    return this.currents.get(workflow) ?? { interrupts: {} };
  }

  /** An agent's name for people; one that no served version knows is shown by its own name. */
  titleOf(agent: string): string {
    return this.all().find(({ agents }) => agents[agent])?.agents[agent]?.title ?? agent;
  }

  /** What is wrong with the workflows that new runs keep to, and between them; empty when they may be used. */
  problems(stepCap: number): string[] {
    const own = [...this.currents.values()].flatMap((workflow) => findWorkflowProblems(workflow, stepCap).map((problem) => `${workflow.name}: ${problem}`));
    const users = new Map<string, Set<string>>();
    for (const { name, agents } of this.all()) for (const agent of Object.keys(agents)) users.set(agent, (users.get(agent) ?? new Set()).add(name));
    const shared = [...users].filter(([, names]) => names.size > 1);
    return [...own, ...shared.map(([agent, names]) => `${[...names].join(' and ')} both have an agent ${agent}: its queue is one, so name them apart`)];
  }
}
