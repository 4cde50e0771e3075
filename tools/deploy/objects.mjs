/** How messages name an object. */
export const nameOf = ({ kind, metadata }) => `${kind}/${metadata.name}`;

export const ofKind = (objects, kind) => objects.filter((object) => object.kind === kind);

export const podOf = (deployment) => deployment.spec.template.spec;

export const appContainer = (deployment) => podOf(deployment).containers[0];

/** The app that a Deployment runs: `gateway`, `orchestrator` or `worker`; undefined for anything else. */
export const appOf = (deployment) => /^dist\/apps\/(\w+)\/src\/main\.js$/.exec(appContainer(deployment).command?.at(-1) ?? '')?.[1];

/** Whether labels hold everything that a selector asks for. */
export const isSelected = (selector, labels) => Object.entries(selector ?? {}).every(([key, value]) => labels?.[key] === value);
