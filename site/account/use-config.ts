import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useCallback } from 'react';
import { configEndpoint, type ConfigReply } from '#protocol/config.ts';
import { publicApi } from '../kit/public-api.ts';
import { useHasService } from '../kit/service-mark.ts';

const CONFIG_KEY = ['config'] as const;

export interface ServerConfig {
  readonly config: ConfigReply | undefined;
  readonly isUnreachable: boolean;
  readonly refresh: () => void;
}

/** Returns the server's configuration, if there is a server. It doesn't change while a page is open. */
export function useConfig(): ServerConfig {
  const client = useQueryClient();
  const hasService = useHasService();
  const { data, failureCount, isPaused } = useQuery({
    queryKey: CONFIG_KEY,
    queryFn: () => publicApi.call(configEndpoint),
    staleTime: Infinity,
    enabled: hasService,
  });
  const refresh = useCallback(() => void client.invalidateQueries({ queryKey: CONFIG_KEY }), [client]);
  return { config: data, isUnreachable: hasService && !data && (failureCount > 0 || isPaused), refresh };
}
