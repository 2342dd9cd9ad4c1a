/** The code's own dialect, as rules of oxlint: what all rooms write alike and no common rule asks for. */

const isModuleLevel = ({ parent }) =>
  parent.type === 'Program' || (parent.type === 'ExportNamedDeclaration' && parent.parent.type === 'Program')

const functionDeclarations = {
  meta: {
    docs: {
      description:
        'A function of the module with a body in braces is a declaration; an arrow is for one expression.',
    },
  },
  create: (context) => ({
    VariableDeclaration(node) {
      if (!isModuleLevel(node)) return
      for (const { id, init } of node.declarations)
        if (
          init?.type === 'ArrowFunctionExpression' &&
          init.body.type === 'BlockStatement' &&
          !id.typeAnnotation
        )
          context.report({ node: id, message: `Write \`function ${id.name}(…) { … }\`.` })
    },
  }),
}

const constantNames = {
  meta: { docs: { description: 'Constants are written like every other name.' } },
  create: (context) => ({
    VariableDeclarator({ id }) {
      if (id.type === 'Identifier' && /^[A-Z][A-Z0-9]*(_[A-Z0-9]+)*$/.test(id.name) && id.name.length > 1)
        context.report({ node: id, message: `Write ${id.name} in camelCase.` })
    },
  }),
}

export default {
  meta: { name: 'dialect' },
  rules: { 'function-declarations': functionDeclarations, 'constant-names': constantNames },
}
