import type { Terms } from './term.ts';

/** Reselling, sign-in and personal data. */
export const reselling: Terms = {
  brand: { es: 'marca', pt: 'marca' },
  client: { es: 'cliente', pt: 'cliente' },
  controller: {
    es: 'responsable del tratamiento',
    pt: 'controlador',
    not: { es: { 'controlador de datos': 'responsable del tratamiento' } },
  },
  'domain masking': {
    es: 'enmascaramiento de dominio',
    pt: 'mascaramento de domínio',
    not: {
      es: {
        'enmascaramiento de dominios': 'enmascaramiento de dominio',
        'enmascarado de dominio': 'enmascaramiento de dominio',
      },
      pt: { 'mascaramento de domínios': 'mascaramento de domínio' },
    },
  },
  erase: { es: 'borrar', pt: 'apagar', note: 'Personal data, for good: borrado, eliminação.' },
  'identity provider': { es: 'proveedor de identidad', pt: 'provedor de identidade' },
  invoice: { es: 'factura', pt: 'fatura' },
  overage: { es: 'excedente', pt: 'excedente' },
  passkey: { es: 'llave de acceso (passkey)', pt: 'chave de acesso (passkey)' },
  plan: { es: 'plan', pt: 'plano' },
  processor: {
    es: 'encargado del tratamiento',
    pt: 'operador de dados',
    not: {
      es: { 'procesador de datos': 'encargado del tratamiento' },
      pt: { 'processador de dados': 'operador de dados' },
    },
  },
  rebranding: {
    es: 'personalización de marca',
    pt: 'personalização de marca',
    not: {
      es: { 'cambio de marca': 'personalización de marca' },
      pt: { 'mudança de marca': 'personalização de marca' },
    },
  },
  reseller: { es: 'revendedor', pt: 'revenda', not: { pt: { revendedor: 'revenda', revendedores: 'revendas' } } },
  'reseller account': {
    es: 'cuenta de revendedor',
    pt: 'conta de revenda',
    not: { es: { 'cuenta de revenda': 'cuenta de revendedor', 'cuenta de reventa': 'cuenta de revendedor' } },
  },
  reselling: { es: 'reventa', pt: 'revenda' },
  'sign in': {
    es: 'iniciar sesión',
    pt: 'entrar',
    not: { es: { loguearse: 'iniciar sesión', logarse: 'iniciar sesión' }, pt: { logar: 'entrar' } },
  },
  'sign-in page': {
    es: 'página de inicio de sesión',
    pt: 'página de acesso',
    not: { pt: { 'página de entrada': 'página de acesso', 'página de login': 'página de acesso' } },
  },
  'single sign-on': {
    es: 'inicio de sesión único',
    pt: 'login único',
    not: { es: { 'inicio único de sesión': 'inicio de sesión único' }, pt: { 'logon único': 'login único' } },
  },
  subprocessor: {
    es: 'subencargado',
    pt: 'suboperador',
    not: {
      es: { subprocesador: 'subencargado', subprocesadores: 'subencargados' },
      pt: { subprocessador: 'suboperador', subprocessadores: 'suboperadores' },
    },
  },
  'support access': { es: 'acceso de soporte', pt: 'acesso de suporte' },
  template: { es: 'plantilla', pt: 'modelo', not: { pt: { template: 'modelo', templates: 'modelos' } } },
  'two-factor sign-in': {
    es: 'verificación en dos pasos',
    pt: 'verificação em duas etapas',
    not: {
      es: {
        'autenticación de dos factores': 'verificación en dos pasos',
        'doble factor': 'verificación en dos pasos',
      },
      pt: { 'autenticação de dois fatores': 'verificação em duas etapas' },
    },
  },
};
